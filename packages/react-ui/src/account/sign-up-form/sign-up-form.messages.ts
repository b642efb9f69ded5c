export const signUpFormMessages = {
  passwordAgain: 'Пароль ещё раз',
  inn: 'ИНН',
  innHint: '10 цифр у организации, 12 у предпринимателя',
  organization: 'Название организации',
  fullName: 'ФИО',
  emailHint: 'Для входа, чеков и писем о заказах',
  phone: 'Телефон',
  phonePurpose: 'Позвоним, если будет вопрос по заказу',
  forMyself: 'Для себя',
  forOrganization: 'Для организации',
  title: 'Регистрация',
  buyer: 'Кто покупает',
  password: 'Пароль',
  letters: 'Хочу получать письма о скидках и списках к школе',
  hasAccount: 'Уже есть кабинет?'
} as const
