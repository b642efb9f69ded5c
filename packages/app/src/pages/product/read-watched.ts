// In a chunk of its own: contracts bring zod along.
export { readWatched } from '@vitrina/core/watched'
