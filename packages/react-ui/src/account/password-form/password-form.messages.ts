export const passwordFormMessages = {
  title: 'Смена пароля',
  current: 'Текущий пароль',
  forgotten: 'Не помните текущий пароль?',
  new: 'Новый пароль',
  change: 'Сменить пароль'
} as const
