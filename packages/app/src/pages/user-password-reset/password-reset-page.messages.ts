export const passwordResetPageMessages = {
  intro: 'Укажите e-mail, с которым вы регистрировались: пришлём на него временный пароль.'
} as const
