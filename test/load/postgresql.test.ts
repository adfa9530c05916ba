import { suite } from 'uvu';
import { addLoads } from './loads.ts';

const loads = suite('loads of postgresql');
addLoads(loads, 'postgresql');
loads.run();
