/** What a carrier has to know to name a price. */
export interface Shipment {
  /** The type of the way of delivery. */
  readonly kind: string
  readonly weightGrams: number
  /** Undefined when the address is in no city the shop knows. */
  readonly city: { readonly isRegionCentre: boolean } | undefined
  /** The pick-up point's own price and days, kopecks. */
  readonly point: { readonly price: number; readonly days: number } | undefined
}

/** Price in kopecks, days until the first possible delivery. */
export interface Quote {
  readonly price: number
  readonly days: number
}

/** Prices a delivery; a real shop plugs in its carriers here. */
export interface DeliveryProvider {
  quote(shipment: Shipment): Promise<Quote>
}
