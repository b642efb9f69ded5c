/** Of the contracts that the engine calls by: they are read in a task of their own, before it. */
export { getInit } from '@vitrina/core/contracts'
