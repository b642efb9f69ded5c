export const sliderMessages = {
  carousel: 'карусель',
  slides: 'Слайды',
  slide: 'слайд',
  place: (place: number, of: number) => `${place} из ${of}`,
  stop: 'Остановить показ',
  play: 'Показывать по очереди',
  back: 'Назад',
  forward: 'Вперёд'
} as const
