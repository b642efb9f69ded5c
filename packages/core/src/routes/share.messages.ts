export const shareMessages = {
  vk: 'ВКонтакте',
  telegram: 'Telegram',
  ok: 'Одноклассники'
} as const
