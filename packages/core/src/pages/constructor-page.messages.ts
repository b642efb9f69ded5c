export const constructorPageMessages = {
  description:
    'По одной вещи в каждый кармашек: цена набора видна сразу и ниже, чем по отдельности.',
  noneText: 'Загляните позже: вещи для наборов скоро появятся.',
  none: 'Наборов пока нет',
  title: 'Собери свой набор',
  sets: 'Наборы',
  choose: 'выбрать',
  yourSet: 'Ваш набор'
} as const
