export const consentLabelMessages = {
  newTab: ', откроется в новой вкладке',
  dataProcessing: 'обработку персональных данных',
  agree: 'Согласен на',
  pressing: 'Нажимая кнопку, вы соглашаетесь на',
  andLetters: 'и хочу получать письма'
} as const
