/** Errors and examples for the owner who starts the shop; no wording of a page. */
export const shopFileMessages = {
  particle: 'оглы',
  pageTitle: 'Сравнение',
  publicDomain:
    'PUBLIC_DOMAIN больше не читается. Задайте PUBLIC_URL — адрес магазина целиком, например https://shop.example',
  routeRules:
    'ROUTE_RULES больше не читается. Перенесите правила в поле routeRules файла SHOP_FILE',
  publicUrl: (text: string) =>
    `PUBLIC_URL=${text}: нужен адрес магазина целиком и без пути, например https://shop.example`,
  notJson: (reason: string) => `это не JSON (${reason})`,
  at: (path: string, fault: string) => `поле ${path}: ${fault}`,
  /** Between the faults of a file, on one line: a start prints its last line. */
  andThen: '; ещё ',
  wholeFile: 'весь файл',
  unknown: 'такого поля нет',
  oneOf: (names: string) => `нужно одно из: ${names}`,
  meant: (name: string) => `, может быть, ${name}?`,
  object: 'нужен объект: имена и значения в фигурных скобках',
  list: 'нужен список в квадратных скобках',
  text: 'нужен текст в кавычках',
  flag: 'нужно true или false',
  number: 'нужно целое число',
  atLeast: (least: string) => `нужно число не меньше ${least}`,
  noMore: (most: string) => `нужно число не больше ${most}`,
  wrong: 'недопустимое значение',
  pattern: 'нужно регулярное выражение',
  host: 'нужен узел без https:// и пути, например securepay.example.ru',
  call: 'нужен вызов API, например createOrder или POST /orders/v1',
  timeZone: 'нужен часовой пояс, например Asia/Yekaterinburg',
  redirect: 'нужен путь магазина или адрес с http(s)://',
  headerName: 'нужно имя заголовка из латинских букв, цифр и дефисов',
  param: 'нужно имя из латинских букв, цифр и знаков _ - . ~',
  path: 'нужен путь от косой черты, например /basket/v1',
  lengths: 'min не может быть больше max',
  pagePath: 'нужен адрес вида /sravnenie, не занятый самой витриной',
  pageParams: (params: string) => `в адресе должны остаться ${params}`,
  noPageParams: 'в адресе этой страницы нет частей в фигурных скобках',
  pageClash: (name: string) => `такой адрес уже у страницы ${name}`
}
