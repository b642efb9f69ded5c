export {
  type PageAddresses,
  type PageName,
  type PageNameFault,
  type PageNames,
  pageAddresses,
  pageNameFaults
} from './page-names.ts'
