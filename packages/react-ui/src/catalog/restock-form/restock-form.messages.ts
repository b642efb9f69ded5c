export const restockFormMessages = {
  hint: 'Один раз напишем, что товар снова есть',
  submit: 'Сообщить о поступлении'
} as const
