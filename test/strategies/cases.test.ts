import { catalogue } from '../../strategies/index.js';
import { checkCases } from './check-cases.js';

for (const strategy of catalogue.filter(({ laborious }) => !laborious)) checkCases(strategy);
