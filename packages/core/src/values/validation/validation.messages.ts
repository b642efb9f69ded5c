/** The texts of §5, letter by letter. */
export const validationMessages = {
  /** Also the text of an empty custom address (P22). */
  required: 'Поле не заполнено',
  phoneMissing: 'Отсутствует номер телефона',
  phoneInvalid: 'Вы ввели некорректный номер телефона',
  emailEmpty: 'Введите e-mail',
  emailInvalid: 'Некорректный e-mail',
  postalCode: 'Заполните почтовый индекс',
  region: 'Неверный регион',
  city: 'Укажите населенный пункт',
  street: 'Укажите улицу',
  house: 'Укажите номер дома',
  innMissing: 'Укажите ИНН',
  innInvalid: 'Укажите корректный ИНН',
  organisation: 'Укажите организацию',
  barcodeMissing: 'Укажите штрихкод',
  barcodeInvalid: 'Укажите корректный штрихкод',
  fullNameMissing: 'Отсутствует ФИО',
  fullNameWords: (count: number) =>
    `Поле ФИО должно содержать не менее ${count} слов, разделённых пробелами`,
  fullNameInitials: 'Поле ФИО не должно содержать инициалы',
  fullNameCyrillic: 'Поле ФИО должно содержать русские буквы от А до Я',
  birthDateMissing: 'Укажите дату рождения',
  birthDateTooEarly: 'Дата рождения должна быть не ниже 01.01.1900',
  birthDateInFuture: 'Дата рождения не должна превышать текущую дату',
  passwordShort: 'Короткий пароль',
  passwordsDiffer: 'Пароли не совпадают',
  consent: 'Необходимо подтвердить обработку персональных данных'
} as const

/** What §5 has no text for. */
export const mailboxMessages = {
  mixed: 'В e-mail смешаны русские и латинские буквы'
} as const
