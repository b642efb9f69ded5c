export const childSizesMessages = {
  title: 'По меркам ребёнка',
  privacy: 'Рост и обхват груди останутся на этом устройстве, мы их не получим.',
  fitting: 'Подходящие размеры',
  forget: 'Забыть',
  forgetNamed: (name: string) => `Забыть мерки: ${name}`,
  measures: 'Мерки ребёнка',
  name: 'Имя',
  height: 'Рост, см',
  chest: 'Грудь, см',
  choose: 'Подобрать размер'
} as const
