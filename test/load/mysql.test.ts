import { suite } from 'uvu';
import { addLoads } from './loads.ts';

const loads = suite('loads of mysql');
addLoads(loads, 'mysql');
loads.run();
