export const signInPageMessages = {
  ways: 'Как войти',
  raffleForMembers: 'Участвуют с аккаунтом магазина. Войдите, и получите свой номер.',
  reviewsForMembers: 'Отзывы пишут с аккаунтом магазина. Войдите, и отзыв можно будет отправить.'
} as const
