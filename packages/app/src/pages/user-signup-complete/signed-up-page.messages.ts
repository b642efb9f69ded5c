export const signedUpPageMessages = {
  intro:
    'Мы отправили письмо на ваш e-mail. Подтвердите адрес по ссылке из письма, и кабинет откроется.'
} as const
