import { createApp } from 'vue'

import Shop from './shop-app.vue'

createApp(Shop).mount('#root')
