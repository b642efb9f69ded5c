/** Where the counter's script lies; the policy of a page has to allow it. */
export const METRIKA_SCRIPT = 'https://mc.yandex.ru/metrika/tag.js'
/** The name of its policy of Trusted Types. */
export const METRIKA_POLICY = 'counter'
