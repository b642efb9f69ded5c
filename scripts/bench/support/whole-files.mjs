// What the built storefront holds while many ask at once for the files of all its goods.
import { get } from 'node:http'

import { cpuMs, peakMegabytes } from './process-cost.mjs'
import { openShop } from './processes.mjs'

const READERS = 10

/** `url` names the database; milliseconds of processor are those of storefront and backend, without its database. */
export async function costOfFiles(url) {
  const shop = await openShop({ DATABASE_URL: url })
  const spent = () => cpuMs(shop.storefrontPid) + cpuMs(shop.backendPid)
  const cost = async path => {
    const before = spent()
    await Promise.all(Array.from({ length: READERS }, () => read(shop.url + path)))
    return spent() - before
  }
  try {
    await read(shop.url)
    const opened = peakMegabytes(shop.storefrontPid)
    const map = await cost('/sitemap.xml')
    const feed = await cost('/feed.yml')
    return { map, feed, opened, megabytes: peakMegabytes(shop.storefrontPid) }
  } finally {
    await shop.close()
  }
}

/** Reads a file to its end, coded, and keeps nothing of it. */
const read = address =>
  new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip' } }, response => {
      if (response.statusCode !== 200) reject(new Error(`${address}: ${response.statusCode}`))
      response.on('end', resolve).on('error', reject).resume()
    }).on('error', reject)
  })
