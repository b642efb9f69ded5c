export const devicesPageMessages = {
  whatKeys: 'ключи доступа'
} as const
