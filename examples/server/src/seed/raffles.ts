import type { DemoRaffle } from './shop-shapes.ts'

const picture = (art: string, alt: string, cover: 'lemon' | 'mint' | 'sky') => ({
  art,
  alt,
  cover,
  rotate: 0,
  scale: 74
})

const CHECKABLE = `
<h2>Как проверить, что всё честно</h2>
<p>До начала розыгрыша мы загадали секретное число и показали его отпечаток. После розыгрыша
покажем и само число: каждый может пересчитать победителей сам и увидеть, что отпечаток тот же.</p>
`

/** Open, coming, over and drawn ones, counted from the day the shop is filled. */
export const RAFFLES: readonly DemoRaffle[] = [
  {
    code: 'teleskop',
    title: 'Телескоп — тому, кто соберёт форму',
    lead: 'Участвует каждый заказ от 3\u00a0000\u00a0₽.',
    html: `<p>Соберите школьную форму в «Пенале» и возьмите номер участника. Победителей
назовём в первый день после окончания приёма.</p>${CHECKABLE}`,
    image: picture('telescope', 'Настольный телескоп', 'lemon'),
    startsInDays: -20,
    endsInDays: 70,
    minOrderRubles: 3000,
    prizes: [
      { title: 'Телескоп настольный «Астроном», 60×', count: 1, art: 'telescope' },
      { title: 'Микроскоп учебный с набором стёкол', count: 2, art: 'microscope' },
      { title: 'Палитра с 8 красками «Мастерская»', count: 5, art: 'paints::front:twelve' }
    ],
    conditions: [
      'Заказ на сумму от 3\u00a0000\u00a0₽, оформленный во время розыгрыша',
      'Один участник — один номер, сколько бы ни было заказов',
      'Отменённый заказ не участвует'
    ],
    participants: [
      ...['Марина Котова', 'Ольга Зимина', 'Дмитрий Панов', 'Гульнара Ахметова', 'Ирина Ёлкина'],
      ...['Алёна Титова', 'Павел Громов', 'Светлана Власова', 'Тимур Сафин', 'Елена Попова'],
      ...['Юлия Крылова', 'Сергей Носов', 'Вера Лаптева', 'Андрей Быков']
    ]
  },
  {
    code: 'korobka-krasok',
    title: 'Коробка красок за рисунок школы мечты',
    lead: 'Достаточно войти в личный кабинет.',
    html: `<p>Покупать ничего не нужно: возьмите номер и ждите итогов. Разыгрываем краски и кисти,
которыми рисовали обложку нового каталога.</p>${CHECKABLE}`,
    image: picture('paints::front:twelve', 'Палитра с красками', 'mint'),
    startsInDays: -5,
    endsInDays: 40,
    minOrderRubles: 0,
    prizes: [
      { title: 'Палитра с 8 красками «Мастерская»', count: 3, art: 'paints::front:twelve' },
      { title: 'Мелки восковые трёхгранные, 12 цветов', count: 10, art: 'crayons::front:twelve' }
    ],
    conditions: ['Нужна учётная запись в магазине', 'Один участник — один номер'],
    participants: ['Наталья Орлова', 'Роман Седов', 'Ксения Дроздова']
  },
  {
    code: 'ryukzak-k-yanvaryu',
    title: 'Рюкзак к третьей четверти',
    lead: 'Начнётся через месяц, условия уже здесь.',
    html: `<p>Разыгрываем три рюкзака с ортопедической спинкой.</p>${CHECKABLE}`,
    image: picture('backpack:blue', 'Школьный рюкзак', 'sky'),
    startsInDays: 30,
    endsInDays: 60,
    minOrderRubles: 1500,
    prizes: [
      { title: 'Рюкзак «Перемена» с ортопедической спинкой, 18 л', count: 3, art: 'backpack:blue' }
    ],
    conditions: ['Заказ на сумму от 1\u00a0500\u00a0₽, оформленный во время розыгрыша'],
    participants: []
  },
  {
    code: 'podarki-uchitelyam',
    title: 'Подарки учителям',
    lead: 'Приём заявок закончен, скоро подведём итоги.',
    html: `<p>Спасибо всем, кто назвал своих учителей. Осталось узнать победителей.</p>${CHECKABLE}`,
    image: picture('wrapped-gift', 'Подарок с лентой', 'lemon'),
    startsInDays: -60,
    endsInDays: -2,
    minOrderRubles: 0,
    prizes: [{ title: 'Подарочный набор для учителя', count: 2, art: 'wrapped-gift' }],
    conditions: ['Нужна учётная запись в магазине', 'Один участник — один номер'],
    participants: ['Татьяна Белова', 'Людмила Фомина', 'Игорь Лосев', 'Полина Юдина']
  },
  {
    code: 'bolshaya-peremena',
    title: 'Большая перемена',
    lead: 'Победители известны.',
    html: `<p>Разыграли ланч-боксы и стаканы с трубочкой. Пересчитать итоги может
каждый.</p>${CHECKABLE}`,
    image: picture('lunch-box:', 'Ланч-бокс с обедом', 'mint'),
    startsInDays: -120,
    endsInDays: -90,
    minOrderRubles: 0,
    isDrawn: true,
    prizes: [
      { title: 'Ланч-бокс «Большая перемена», 3 секции', count: 1, art: 'lunch-box:' },
      { title: 'Стакан с трубочкой', count: 2, art: 'tumbler:raspberry' }
    ],
    conditions: ['Нужна учётная запись в магазине', 'Один участник — один номер'],
    participants: [
      ...['Мария Белых', 'Артём Жуков', 'Лариса Серова', 'Максим Рогов', 'Айгуль Каримова'],
      ...['Евгения Шилова', 'Константин Мухин', 'Дарья Лыкова', 'Жанна Турова', 'Лев Осипов'],
      ...['Софья Яшина', 'Надежда Гусева']
    ]
  }
]
