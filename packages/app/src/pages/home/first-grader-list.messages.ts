export const firstGraderListMessages = {
  inBasket: 'Список первоклассника в корзине',
  note: 'в класс!',
  title: 'Список первоклассника',
  text: 'Собрали с завучем начальной школы. Снимите галочку с того, что уже есть дома.',
  put: (sum: string) => `Положить в корзину · ${sum}`
} as const
