export const consentLabelMessages = {
  newTab: ', откроется в новой вкладке',
  dataProcessing: 'обработку персональных данных',
  agree: 'Согласен на',
  pressing: 'Нажимая кнопку, вы соглашаетесь на',
  andLetters: 'и хочу получать письма',
  letters: 'Хочу получать письма о скидках и новинках, не чаще раза в неделю',
  ordering: 'Нажимая «Заказать», вы принимаете',
  offer: 'оферту'
} as const
