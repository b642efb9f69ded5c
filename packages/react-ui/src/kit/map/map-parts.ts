/** The binding of the Yandex maps; it is fetched when a map is shown. */
export const loadMapParts = () => import('@pbe/react-yandex-maps')

export type MapParts = Awaited<ReturnType<typeof loadMapParts>>
