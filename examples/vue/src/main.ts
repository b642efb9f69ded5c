import { createApp } from 'vue'

import { store } from './shop.ts'
import Shop from './shop-app.vue'

createApp(Shop).mount('#root')
store.resume()
