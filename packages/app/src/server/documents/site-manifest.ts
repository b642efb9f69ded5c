import { serverMessages } from '../../texts/server.messages.ts'

/** The picture of the shop on a home screen of Apple: square, its corners are cut there. */
export const appleIcon = '/assets/icon-apple-180x180.png'

const png = (name: string, size: number) => ({
  src: `/assets/icon-${name}${size}x${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png'
})

/** What a browser has to know to put the shop among the visitor's programs (W3C App Manifest). */
export const siteManifest = (): string =>
  JSON.stringify({
    id: '/',
    name: serverMessages.appName,
    short_name: serverMessages.appShortName,
    description: serverMessages.appDescription,
    lang: 'ru',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#2334c4',
    categories: ['shopping'],
    icons: [
      { ...png('', 192), purpose: 'any' },
      { ...png('', 512), purpose: 'any' },
      // Its mark lies in the middle circle of 80 %: a launcher may cut the rest.
      { ...png('maskable-', 512), purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }
    ]
  })
