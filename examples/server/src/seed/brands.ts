/** `mark` opens the vendor codes of the brand: «ЛЛ-2041-13». */
export const BRANDS = [
  {
    id: 1,
    code: 'klyaksa',
    title: 'Клякса',
    mark: 'КЛ',
    description:
      'Ручки, краски и всё, что оставляет след. Чернила смываются с рук и не проступают на обороте.'
  },
  {
    id: 2,
    code: 'grifel',
    title: 'Грифель',
    mark: 'ГР',
    description:
      'Карандаши и чертёжные принадлежности. Грифель не крошится при заточке, разметка не стирается.'
  },
  {
    id: 3,
    code: 'sovenok',
    title: 'Совёнок',
    mark: 'СВ',
    description:
      'С 1994 года шьёт ранцы и собирает наборы для младшей школы: лёгкие, яркие и понятные ребёнку.'
  },
  {
    id: 4,
    code: 'peremena',
    title: 'Перемена',
    mark: 'ПР',
    description:
      'Рюкзаки, мешки и ланч-боксы. Рассчитаны на пять лет уроков и одну горку за школой.'
  },
  {
    id: 5,
    code: 'len-i-linejka',
    title: 'Лён & Линейка',
    mark: 'ЛЛ',
    sizeTable: 'girls',
    description:
      'Сарафаны, платья и блузки из тканей, которые держат складку после стирки и не просят утюга.'
  },
  {
    id: 6,
    code: '5-klass',
    title: '5+КЛАСС',
    mark: 'ПК',
    sizeTable: 'boys',
    description:
      'Школьная форма для целого класса: единые размеры, запас ткани на рост, вышивка эмблемы.'
  },
  {
    id: 7,
    code: 'starosta',
    title: 'Староста',
    mark: 'СТ',
    sizeTable: 'boys',
    description:
      'Рубашки, брюки и пальто строгого кроя. Выглядят так, будто домашнее задание готово.'
  },
  {
    id: 8,
    code: 'shag-vpered',
    title: 'Шаг вперёд',
    mark: 'ШВ',
    sizeTable: 'shoes',
    description:
      'Обувь для школы и зала: гибкая подошва, проверенная колодка, стельки можно стирать.'
  },
  {
    id: 9,
    code: 'fizkult',
    title: 'Физкульт!',
    mark: 'ФК',
    sizeTable: 'sport',
    description: 'Форма и снаряжение для уроков физкультуры, секций и дворовых матчей.'
  },
  {
    id: 10,
    code: 'masterskaya',
    title: 'Мастерская',
    mark: 'МС',
    description: 'Материалы для рисования и рукоделия, с которыми справится и первоклассник.'
  },
  {
    id: 11,
    code: 'opyt',
    title: 'Опыт',
    mark: 'ОП',
    description:
      'Приборы и наборы для домашних открытий. К каждому приложено описание двадцати опытов.'
  },
  {
    id: 12,
    code: 'severnyj-veter',
    title: 'Северный ветер',
    mark: 'СЕ',
    sizeTable: 'outerwear',
    description:
      'Верхняя одежда и аксессуары для длинной зимы. Проверено на остановке в минус тридцать.'
  },
  {
    id: 13,
    code: 'chistovik',
    title: 'Чистовик',
    mark: 'ЧС',
    description:
      'Тетради, дневники и бумага. Плотные листы, ровная линовка, чернила не растекаются.'
  },
  {
    id: 14,
    code: 'podarok-druga',
    title: 'Подарок друга',
    mark: 'ПД',
    description: 'Игры, игрушки и подарочные наборы, которые приятно и дарить, и получать.'
  }
] as const

export type BrandCode = (typeof BRANDS)[number]['code']
