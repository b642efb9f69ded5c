export const nameInputMessages = {
  written: 'Написали русскими буквами.',
  keep: (letters: string) => `Оставить ${letters}`
} as const
