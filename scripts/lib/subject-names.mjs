// What a subject is called in code: `price-alerts` is `priceAlerts` and `PriceAlerts`.

export const camel = name => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
export const pascal = name => camel(name).replace(/^\w/, letter => letter.toUpperCase())
