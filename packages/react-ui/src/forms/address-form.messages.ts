export const addressFormMessages = {
  recipient: 'Кто встретит курьера',
  phone: 'Телефон',
  title: 'Название адреса',
  titleHint: 'Видите его только вы: «Дом», «Бабушка»',
  usual: 'Основной адрес',
  save: 'Сохранить адрес',
  cancel: 'Отмена'
} as const
