/** What a parent types, and what the first goods have to be. */
export interface SearchQuery {
  readonly kind:
    | 'class'
    | 'age'
    | 'height'
    | 'colour'
    | 'look-alike'
    | 'head word'
    | 'brand'
    | 'typo'
    | 'code'
    | 'question'
  readonly typed: string
  /** Titles of the first goods, as many as `count` or as there are; missing: nothing is found. */
  readonly first?: RegExp
  /** Of the goods that are looked at; 4 when missing. */
  readonly count?: number
  /** Every one of them comes in one of these sizes. */
  readonly sizes?: readonly string[]
  /** Every one of them comes in one of these colours. */
  readonly colors?: RegExp
  /** Every one of them is for this class, or for no class in particular. */
  readonly grade?: string
  readonly brand?: string
}

const CLOTHES = /сарафан|платье|блузк|брюки|поло/i

export const SEARCH_QUERIES: readonly SearchQuery[] = [
  { kind: 'class', typed: 'рюкзак 1 класс', first: /рюкзак|ранец/i, grade: '1–4 класс' },
  { kind: 'class', typed: 'рюкзак в первый класс', first: /рюкзак|ранец/i, grade: '1–4 класс' },
  { kind: 'class', typed: 'рюкзак для первоклассника', first: /рюкзак|ранец/i, grade: '1–4 класс' },
  { kind: 'class', typed: 'рюкзак 7 класс', first: /^рюкзак/i, grade: '5–9 класс' },
  { kind: 'class', typed: 'рюкзак 10-11 класс', first: /^рюкзак/i, grade: '10–11 класс' },
  { kind: 'class', typed: 'форма 1 класс', first: CLOTHES, grade: '1–4 класс' },
  { kind: 'class', typed: 'пенал 2 кл', first: /^пенал/i, grade: '1–4 класс' },
  {
    kind: 'class',
    typed: 'подарок первокласснику',
    first: /^подарочный набор первокласснику/i,
    count: 1
  },
  { kind: 'age', typed: 'куртка на 8 лет', first: /^(?:пальто|плащ)/i, sizes: ['128'] },
  { kind: 'age', typed: 'платье 10 лет', first: /^платье/i, sizes: ['140'] },
  { kind: 'age', typed: 'пальто на мальчика 9 лет', first: /^пальто/i, sizes: ['134'] },
  { kind: 'age', typed: 'брюки 7-8 лет', first: /^брюки/i, sizes: ['122', '128'] },
  { kind: 'age', typed: 'ранец 7 лет', first: /^ранец/i, grade: '1–4 класс' },
  { kind: 'age', typed: 'блузка для девочки 12 лет', first: /^блузка/i, sizes: ['152'] },
  { kind: 'height', typed: 'платье 134', first: /^платье/i, sizes: ['134'] },
  { kind: 'height', typed: 'сарафан рост 128', first: /^сарафан/i, sizes: ['128'] },
  { kind: 'height', typed: 'пальто на рост 130', first: /^пальто/i, sizes: ['134'] },
  { kind: 'height', typed: 'рубашка 134-140', first: /рубашка/i, sizes: ['134', '140'] },
  { kind: 'height', typed: 'брюки 146 см', first: /^брюки/i, sizes: ['146'] },
  { kind: 'height', typed: 'носки 18-20', first: /^носки/i, sizes: ['18–20'] },
  { kind: 'colour', typed: 'синий пенал', first: /^пенал/i, colors: /синий/ },
  { kind: 'colour', typed: 'синяя ручка', first: /^ручк.*син/i },
  { kind: 'colour', typed: 'гелевая ручка чёрная', first: /^ручка.*ч[её]рн/i, count: 1 },
  { kind: 'colour', typed: 'шариковая ручка красная', first: /^ручк.*красн/i, count: 2 },
  { kind: 'colour', typed: 'розовый рюкзак', first: /^рюкзак/i },
  { kind: 'colour', typed: 'красный пенал', first: /^пенал/i },
  { kind: 'colour', typed: 'бордовое платье', first: /^платье/i, colors: /бордовый/ },
  { kind: 'colour', typed: 'белая блузка', first: /^блузка/i, colors: /белый/ },
  { kind: 'colour', typed: 'темно синие брюки', first: /^брюки/i, colors: /тёмно-синий/ },
  { kind: 'look-alike', typed: 'бумага A4', first: /^бумага/i, count: 3 },
  { kind: 'look-alike', typed: 'бумага а4', first: /^бумага/i, count: 3 },
  { kind: 'look-alike', typed: 'A4', first: /А4|бумага|папка|сумка/i },
  { kind: 'look-alike', typed: 'карандаш 2M', first: /^карандаш.*2М/i },
  { kind: 'look-alike', typed: 'pюкзaк', first: /^рюкзак/i },
  { kind: 'look-alike', typed: 'папка a5', first: /^папка.*А5/i },
  { kind: 'look-alike', typed: 'чeрный рюкзaк', first: /^рюкзак/i },
  { kind: 'head word', typed: 'форма для девочки', first: /сарафан|платье|блузк/i, count: 10 },
  { kind: 'head word', typed: 'школьная форма', first: CLOTHES, count: 10 },
  { kind: 'head word', typed: 'линейка', first: /^линейка/i },
  { kind: 'head word', typed: 'глобус', first: /^глобус/i, count: 3 },
  { kind: 'head word', typed: 'мешок для сменки', first: /^мешок/i, count: 8 },
  { kind: 'head word', typed: 'рюкзак', first: /^рюкзак/i, count: 20 },
  { kind: 'head word', typed: 'краски', first: /крас(?:ки|ками)/i },
  { kind: 'head word', typed: 'бумага', first: /^бумага/i, count: 3 },
  { kind: 'brand', typed: 'опыт', first: /./, brand: 'Опыт' },
  { kind: 'brand', typed: 'лен и линейка', first: /./, brand: 'Лён & Линейка' },
  { kind: 'brand', typed: 'пальто северный ветер', first: /^пальто/i, brand: 'Северный ветер' },
  { kind: 'brand', typed: '5+класс', first: /./, brand: '5+КЛАСС' },
  { kind: 'brand', typed: 'ручка клякса', first: /^ручк/i, brand: 'Клякса' },
  { kind: 'typo', typed: 'рюгзак', first: /^рюкзак/i },
  { kind: 'typo', typed: 'пинал', first: /^пенал/i },
  { kind: 'typo', typed: 'микраскоп', first: /^микроскоп/i },
  { kind: 'typo', typed: 'h.rpfr', first: /^рюкзак/i },
  { kind: 'typo', typed: 'тетрать в клетку', first: /^тетрадь в клетку/i },
  { kind: 'typo', typed: 'ланчбокс', first: /^ланч-бокс/i },
  { kind: 'typo', typed: 'кеды' },
  { kind: 'typo', typed: 'тапки' },
  { kind: 'typo', typed: 'клей' },
  { kind: 'typo', typed: 'шар' },
  { kind: 'typo', typed: 'лыжи' },
  { kind: 'code', typed: 'ПР-1001-48', first: /^Рюкзак «Перемена»/, count: 2 },
  { kind: 'code', typed: 'пр 1001 48', first: /^Рюкзак «Перемена»/, count: 2 },
  { kind: 'code', typed: 'OП-1126-77', first: /^Глобус с подсветкой «Сатурн»/, count: 2 },
  { kind: 'code', typed: 'CB-1026-89', first: /^Рюкзак с жёсткой спинкой/, count: 2 },
  { kind: 'code', typed: 'KЛ105622', first: /^Ручка гелевая «Ромашка»/, count: 2 },
  {
    kind: 'question',
    typed: 'какой рюкзак купить в 1 класс',
    first: /рюкзак|ранец/i,
    grade: '1–4 класс'
  },
  {
    kind: 'question',
    typed: 'что подарить девочке 8 лет',
    first: /^подарочный набор|игрушка|набор/i
  },
  { kind: 'question', typed: 'где купить недорогой пенал', first: /^пенал/i },
  { kind: 'question', typed: 'сколько стоит доставка' },
  {
    kind: 'question',
    typed: 'какие тетради нужны в 5 класс?',
    first: /^тетрадь/i,
    grade: '5–9 класс'
  }
]
