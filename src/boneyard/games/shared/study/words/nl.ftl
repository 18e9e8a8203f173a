puzzle-holds = Welk cijfer kan { $name } niet hebben? Kijk wat er gebeurd is, wat er op tafel ligt en wat je zelf hebt.
puzzle-holds-why = { $name } kan geen { $number } hebben: dat volgt uit wie paste of pakte, en uit de stenen die je ziet.
