/** Of what calls carry: their shapes are read in a task of their own, before the contracts of calls. */
export { readSchoolInfo } from '@vitrina/core/entities'
