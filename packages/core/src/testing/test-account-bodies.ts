/** Bodies of signing in and up, as a shopper would fill them in. */

export const deviceId = '1a2b3c4d.5e6f7081.92a3b4c5.d6e7f809'
export const email = 'anna@example.ru'
export const password = 'Синий пенал 7'
export const sokolova = { fio: 'Соколова Анна Игоревна', email, phone: '+79991234567' }

export const signIn = {
  username: email,
  password,
  emailOnly: false,
  scenario: 'checkout',
  basket: 'cart-0001',
  deviceId
}

export const account = {
  ...sokolova,
  password,
  accept: true,
  subscribe: false,
  organization: { inn: '7707083893', title: 'Школа № 5' },
  basket: 'cart-0001',
  deviceId
}
