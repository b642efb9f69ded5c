export const sizePickerMessages = {
  /** In the accusative. */
  what: 'размеры',
  whole: 'Подробнее о товаре',
  restock: 'Сообщить о поступлении'
} as const
