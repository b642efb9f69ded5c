import { configure } from '@testing-library/react'

import { soon } from '../../../../testing/limits.ts'

configure({ asyncUtilTimeout: soon.timeout })
