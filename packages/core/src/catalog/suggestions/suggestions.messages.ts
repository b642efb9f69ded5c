/** How long a field waits after the last key before it asks. */
export const TYPING_PAUSE_MS = 200

/** Texts shown instead of options; a dropdown may pass its own. */
export const suggestionsMessages = {
  addressNotFound: 'Не нашли такого адреса. Его можно ввести самостоятельно',
  nameNotFound: 'Не нашли такого имени. Его можно ввести самостоятельно',
  organizationNotFound: 'Не нашли такой организации. Проверьте ИНН или введите данные сами',
  innDigits: 'Проверьте ИНН: контрольные цифры не сходятся',
  innHint: 'Начните с ИНН, название подставим сами',
  pointsUnavailable: 'Не удалось узнать пункты этого города. Выберите его ещё раз',
  unavailable: 'Подсказки сейчас недоступны. Заполните поле самостоятельно'
} as const
