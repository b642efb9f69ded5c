export const consentLabelMessages = {
  newTab: ', откроется в новой вкладке',
  dataProcessing: 'обработку персональных данных',
  agree: 'Согласен на',
  andLetters: 'и хочу получать письма'
} as const
