export const passwordResetPageMessages = {
  intro: 'Укажите e-mail, с которым вы регистрировались: пришлём на него временный пароль.',
  withoutScript: 'Без JavaScript эта форма не отправится. Войдите по коду из письма'
} as const
