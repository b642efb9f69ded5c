export const certificatesPageMessages = {
  whatSums: 'суммы сертификатов'
} as const
