export const paymentChoiceMessages = {
  title: 'Как оплатить',
  methods: 'Способ оплаты'
} as const
