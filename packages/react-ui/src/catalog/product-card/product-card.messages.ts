export const productCardMessages = {
  sizes: 'Размеры:'
} as const
