export const raffleMessages = {
  statuses: {
    coming: 'Скоро начнётся',
    open: 'Идёт приём участников',
    closed: 'Приём закончен',
    drawn: 'Победители известны'
  },
  term: (start: string, end: string) => `С ${start} до ${end}`,
  checked: 'Верно: секрет тот же, победители те же',
  wrong: 'Не сходится: победители не те, что даёт жребий'
} as const
