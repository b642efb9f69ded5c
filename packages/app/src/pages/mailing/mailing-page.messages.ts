export const mailingPageMessages = {
  title: 'Письма раз в неделю',
  text: 'Списки к четверти, скидки и новинки. Отписаться можно по ссылке в каждом письме.'
} as const
