import { errorMessages } from '@vitrina/core/platform'
import { createApp } from 'vue'

try {
  const { default: ShopApp } = await import('./shop-app.vue')
  createApp(ShopApp).mount('#root')
} catch (error) {
  document.body.textContent = errorMessages.config
  throw error
}
