// In a chunk of its own: contracts bring zod along.
export { countListing } from '@vitrina/core/catalog'
